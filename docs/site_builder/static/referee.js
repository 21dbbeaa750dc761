// What the theme leaves out: code that can be scrolled by keyboard, and the level of its headings.
addEventListener("DOMContentLoaded", () => {
  for (const code of document.querySelectorAll("pre")) code.tabIndex = 0;
  for (const caption of document.querySelectorAll('[role="heading"]')) caption.ariaLevel = "2";
});
