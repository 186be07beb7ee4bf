const figures = new Intl.NumberFormat('en')

/** Whole New Taiwan dollars, in the same way in every language: `NT$1,990`. */
export const priceText = (amount: number): string => `NT$${figures.format(amount)}`
