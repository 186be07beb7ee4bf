'use strict'
/* Fills the shelf of a shop that has no listings in its HTML. Texts are set as text, never as markup. */
{
  const shelf = document.getElementById('shelf')
  const money = new Intl.NumberFormat('zh-TW')

  const element = (tag, attributes = {}, ...children) => {
    const made = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    made.append(...children)
    return made
  }
  const text = (className, words) => element('span', { class: className }, words)
  const picture = (listing, sizes) =>
    element('img', {
      src: listing.imageUrl,
      srcset: listing.imageSet,
      sizes,
      width: listing.imageWidth,
      height: listing.imageHeight,
      alt: listing.title,
      decoding: 'async',
    })

  const card = (listing) =>
    element(
      'li',
      {},
      element(
        'a',
        { class: 'card', href: listing.url },
        element(
          'span',
          { class: 'card-picture' },
          picture(listing, '(min-width: 1100px) 270px, (min-width: 700px) 30vw, 46vw'),
        ),
        text('card-title', listing.title),
        text('card-price', `NT$ ${money.format(listing.price)}`),
      ),
    )

  const pageLink = (page, pages, label, query) => {
    if (page < 1 || page > pages) return text('pager-end', label)
    const asked = new URLSearchParams(query === '' ? { page } : { q: query, page })
    return element('a', { href: `${location.pathname}?${asked}` }, label)
  }

  const wall = ({ listings, total, page, pages, query }) => [
    element('p', { class: 'count' }, query === '' ? `${total} 件商品` : `「${query}」找到 ${total} 件商品`),
    element('ul', { class: 'cards' }, ...listings.map(card)),
    ...(pages > 1
      ? [
          element(
            'nav',
            { class: 'pager', 'aria-label': '分頁' },
            pageLink(page - 1, pages, '‹ 上一頁', query),
            element('span', {}, `第 ${page} 頁，共 ${pages} 頁`),
            pageLink(page + 1, pages, '下一頁 ›', query),
          ),
        ]
      : []),
  ]

  const single = (listing) => [
    element(
      'article',
      { class: 'listing' },
      element(
        'a',
        { class: 'listing-picture', href: listing.imageUrl },
        picture(listing, '(min-width: 900px) 600px, 94vw'),
      ),
      element(
        'div',
        { class: 'listing-words' },
        element('h2', {}, listing.title),
        element('p', { class: 'price' }, `NT$ ${money.format(listing.price)}`),
        element('p', { class: 'description' }, listing.description || '賣家沒有留下說明。'),
        element(
          'p',
          { class: 'report-link' },
          element('a', { href: `${listing.url}/report`, rel: 'nofollow' }, '檢舉這件商品侵權'),
        ),
      ),
    ),
  ]

  const fill = async () => {
    const answer = await fetch(shelf.dataset.source, { headers: { accept: 'application/json' } })
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
    const found = await answer.json()
    shelf.replaceChildren(...(found.listings ? wall(found) : single(found)))
    if (!found.listings) document.title = found.title
  }

  fill()
    .catch(() => {
      const again = element('button', { class: 'button', type: 'button' }, '再試一次')
      again.addEventListener('click', () => location.reload())
      shelf.replaceChildren(element('p', { class: 'notice' }, '商品暫時無法顯示。'), again)
    })
    .finally(() => shelf.setAttribute('aria-busy', 'false'))
}
