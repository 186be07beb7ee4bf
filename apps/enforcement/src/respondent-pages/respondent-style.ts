/** The page's own style sheet: colours of the product, one column, nothing that is loaded from elsewhere. */
export const respondentStyle = `
:root { color-scheme: light dark; --paper: #fbf9f5; --surface: #fff; --ink: #1f1a18; --soft: #5d544f; --line: #e9e3db;
  --field: #877c75; --seal: #c2321f; --deep: #b0306f; --on-deep: #fff; --bad: #a11d2b; --bad-tint: #fdeeee;
  --good: #17694a; --good-tint: #eaf6f0; }
@media (prefers-color-scheme: dark) { :root { --paper: #151211; --surface: #1e1a18; --ink: #f3eee7; --soft: #b9aea6;
  --line: #38312d; --field: #857a72; --seal: #dc4a33; --deep: #f29cc6; --on-deep: #2b0a1a; --bad: #ff958f;
  --bad-tint: #361a1a; --good: #74d2a4; --good-tint: #13291f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.7 system-ui, "Noto Sans TC", "PingFang TC",
  "Microsoft JhengHei", sans-serif; }
header { background: var(--surface); border-bottom: 1px solid var(--line); }
header > div, main { max-width: 46rem; margin: 0 auto; padding: 1rem; }
header > div { display: flex; justify-content: space-between; align-items: center; }
header strong { color: var(--seal); }
h1 { font-size: 1.5rem; line-height: 1.35; margin: 0.5rem 0 0.75rem; text-wrap: balance; }
h2 { font-size: 1.15rem; line-height: 1.4; margin: 0 0 0.5rem; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 0.9rem; padding: 1.1rem;
  margin: 1rem 0; }
p { margin: 0 0 0.75rem; }
section > p:last-child { margin-bottom: 0; }
.soft, small { color: var(--soft); font-size: 0.9rem; }
.bad { border-color: var(--bad); background: var(--bad-tint); }
.good { border-color: var(--good); background: var(--good-tint); }
section.next { border-left: 0.3rem solid var(--field); }
section.next.respondent { border-left-color: var(--deep); }
section.next.nobody { border-left-color: var(--good); }
figure { margin: 0; }
.pictures { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin: 0 0 1rem; }
.pictures .overlay, .pictures figure:only-child { grid-column: 1 / -1; }
figure img { display: block; max-width: 100%; max-height: 18rem; border: 1px solid var(--line); border-radius: 0.5rem; }
dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: 0.35rem 1rem; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
dd small { display: block; }
a { color: var(--deep); display: inline-block; padding: 0.2rem 0; }
label, legend { font-weight: 600; display: block; margin-top: 0.75rem; }
fieldset { border: 0; margin: 0; padding: 0; }
label.choice { font-weight: 400; display: flex; gap: 0.6rem; align-items: center; min-height: 2.75rem; margin: 0; }
input[type="radio"], input[type="checkbox"] { width: 1.25rem; height: 1.25rem; accent-color: var(--deep); flex: none; }
input:not([type="radio"], [type="checkbox"]), textarea, select { width: 100%; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--field); border-radius: 0.5rem; padding: 0.6rem 0.75rem; }
textarea { min-height: 6rem; resize: vertical; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0.5rem 1.25rem; border-radius: 0.6rem;
  border: 1px solid var(--deep); background: var(--deep); color: var(--on-deep); cursor: pointer; margin-top: 0.9rem; }
button.quiet { background: transparent; color: var(--deep); }
:focus-visible { outline: 3px solid var(--deep); outline-offset: 2px; }
.row { display: flex; flex-wrap: wrap; gap: 0.75rem; }
ol.record { list-style: none; margin: 0; padding: 0; }
ol.record > li { border-top: 1px solid var(--line); padding: 0.75rem 0; }
ol.record > li:first-child { border-top: 0; }
.written { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.25rem 0 0; }
ul.terms { margin: 0.25rem 0; padding-left: 1.25rem; }
details summary { cursor: pointer; font-weight: 600; min-height: 2.75rem; display: list-item; padding: 0.5rem 0; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 0.6rem; } button { width: 100%; } }
`
