// What is called so comes first, then what is called so among other things; clauses before the rest.
const asked = (new URLSearchParams(location.search).get("q") || "")
  .normalize("NFKC").trim().toLowerCase();
var Scorer = {
  score: ([page, title, , , score]) => {
    const name = title.split(" · ")[0].normalize("NFKC").toLowerCase();
    const told = name === asked ? 200 : name.startsWith(asked) ? 100 : name.includes(asked) ? 80 : 0;
    return score + told + (/^books\/..\/.+\/(?!index)/.test(page) ? 10 : 0);
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
