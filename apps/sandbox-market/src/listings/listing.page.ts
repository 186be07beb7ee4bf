import { html, jsonLd, type Html } from '@originseal/pages'
import { layout } from '../pages/layout'
import { pictureAddress, type Site } from '../pages/site'
import { dayOf, priceTag } from '../pages/words'
import { listingCards } from './listing-card'
import { pictureSet, type ListingView } from './listing.view'

/** A listing with all that a search engine reads: og:image, JSON-LD Product, srcset. */
export function listingPage(listing: ListingView, related: readonly ListingView[], site: Site): string {
  return layout({
    title: listing.title,
    description: summaryOf(listing),
    canonical: site.address(`/listings/${listing.id}`),
    head: html`<meta property="og:type" content="product" />
      <meta property="og:image" content="${site.address(pictureAddress(listing.imageKey))}" />
      <meta property="og:image:width" content="${listing.imageWidth}" />
      <meta property="og:image:height" content="${listing.imageHeight}" />
      <meta property="product:price:amount" content="${listing.price}" />
      <meta property="product:price:currency" content="TWD" />
      ${jsonLd(productOf(listing, site))}`,
    body: html`<div class="frame">
      ${crumbs(listing)}
      <article class="listing">
        ${picture(listing)}
        <div class="listing-words">
          <h1>${listing.title}</h1>
          <p class="price">${priceTag(listing.price)}</p>
          <p class="by">
            <a href="/shops/${listing.shop.slug}">${listing.shop.name}</a>
            <time datetime="${listing.postedAt.toISOString()}">${dayOf(listing.postedAt)} 上架</time>
          </p>
          <p class="description">${listing.description || '賣家沒有留下說明。'}</p>
          ${listing.keywords.length > 0 && keywordLinks(listing.keywords)}
          <p class="report-link">
            <a href="/listings/${listing.id}/messages" rel="nofollow">聯絡賣家</a>
            <span aria-hidden="true">·</span>
            <a href="/listings/${listing.id}/report" rel="nofollow">檢舉這件商品侵權</a>
          </p>
        </div>
      </article>
      ${
        related.length > 0 &&
        html`<section>
          <h2>同店的其他商品</h2>
          ${listingCards(related, 0)}
        </section>`
      }
    </div>`,
  })
}

function picture(listing: ListingView): Html {
  return html`<a class="listing-picture" href="${pictureAddress(listing.imageKey)}"
    ><img
      src="${pictureAddress(listing.imageKey)}"
      srcset="${pictureSet(listing)}"
      sizes="(min-width: 900px) 600px, 94vw"
      width="${listing.imageWidth}"
      height="${listing.imageHeight}"
      alt="${listing.title}"
  /></a>`
}

function crumbs({ shop }: ListingView): Html {
  return html`<nav class="crumbs" aria-label="所在位置">
    <a href="/">市集</a><span aria-hidden="true">›</span><a href="/shops/${shop.slug}">${shop.name}</a>
  </nav>`
}

function keywordLinks(keywords: readonly string[]): Html {
  return html`<ul class="keywords">
    ${keywords.map((word) => html`<li><a href="/search?q=${encodeURIComponent(word)}">${word}</a></li>`)}
  </ul>`
}

const summaryOf = ({ title, shop, price, description }: ListingView): string =>
  `${shop.name}：${title}，${priceTag(price)}。${description.slice(0, 100)}`

function productOf(listing: ListingView, site: Site): Record<string, unknown> {
  const seller = {
    '@type': 'Organization',
    name: listing.shop.name,
    url: site.address(`/shops/${listing.shop.slug}`),
  }
  return {
    '@type': 'Product',
    name: listing.title,
    description: listing.description,
    sku: listing.id,
    image: [site.address(pictureAddress(listing.imageKey))],
    datePublished: listing.postedAt.toISOString(),
    offers: {
      '@type': 'Offer',
      price: listing.price,
      priceCurrency: 'TWD',
      availability: 'https://schema.org/InStock',
      url: site.address(`/listings/${listing.id}`),
      seller,
    },
  }
}
