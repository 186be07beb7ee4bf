import { html, type Html } from '@originseal/pages'
import { pictureAddress } from '../pages/site'
import { priceTag } from '../pages/words'
import { pictureSet, type ListingView } from './listing.view'

/** A wall of listings. `eager` pictures are in sight at once; the others load as they come near. */
export function listingCards(listings: readonly ListingView[], eager = 4): Html {
  return html`<ul class="cards">
    ${listings.map((listing, i) => html`<li>${listingCard(listing, i < eager)}</li>`)}
  </ul>`
}

function listingCard(listing: ListingView, eager: boolean): Html {
  return html`<a class="card" href="/listings/${listing.id}">
    <span class="card-picture"
      ><img
        src="${pictureAddress(listing.imageKey, 640)}"
        srcset="${pictureSet(listing)}"
        sizes="(min-width: 1100px) 270px, (min-width: 700px) 30vw, 46vw"
        width="${listing.imageWidth}"
        height="${listing.imageHeight}"
        alt="${listing.title}"
        loading="${eager ? 'eager' : 'lazy'}"
        decoding="async"
    /></span>
    <span class="card-title">${listing.title}</span>
    <span class="card-price">${priceTag(listing.price)}</span>
    <span class="card-shop">${listing.shop.name}</span>
  </a>`
}
