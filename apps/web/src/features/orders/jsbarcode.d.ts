/** The one format of the library that is used; its index would bring all of them, and ways to draw that our policy forbids. */
declare module 'jsbarcode/bin/barcodes/CODE39/index.js' {
  export class CODE39 {
    constructor(text: string, options: { readonly mod43?: boolean })
    valid(): boolean
    /** `data`: a digit for each narrow module, 1 where it is dark. */
    encode(): { readonly data: string }
  }
}
