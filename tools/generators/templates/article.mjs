/** The file of a new article, with everything that it must have (docs/writing.md). */

/** The folders of `apps/web/src/content`, one for each kind. */
export const articleFolders = ['blog', 'column', 'solutions', 'pages']

/** @param {{ title: string, day: string }} given the title and today, `2026-11-22` */
export const articleText = ({ title, day }) => `---
title: ${title}
metaTitle: ${filled(`${title}｜原印`, 25, 30)}
description: ${filled(`${title}：這裡寫這篇文章替讀者解決什麼問題`, 75, 100)}
publishedAt: ${day}
updatedAt: ${day}
tags: []
sources: []
related: []
---

`

/** A text that is as long as it must be, so that the pages can be built; what is to be replaced is plain to see. */
const filled = (text, from, to) => [...text].slice(0, to).join('').padEnd(from, '＿')
