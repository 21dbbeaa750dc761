// Titles that equal the query come first, then those that begin with it or contain it; clauses come before other pages.
const query = (new URLSearchParams(location.search).get("q") || "")
  .normalize("NFKC").trim().toLowerCase();
var Scorer = {
  score: ([page, title, , , score]) => {
    const name = title.split(" · ")[0].normalize("NFKC").toLowerCase();
    const bonus = name === query ? 200 : name.startsWith(query) ? 100 : name.includes(query) ? 80 : 0;
    return score + bonus + (/^books\/..\/.+\/(?!index)/.test(page) ? 10 : 0);
  },
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
};
