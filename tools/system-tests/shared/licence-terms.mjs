const inAYear = () => new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10)

/** What the author asks of somebody who wants to keep the copy. */
export const licenceTerms = {
  version: 1,
  removeBy: null,
  amountTwd: 2_400,
  credit: '圖：林小原（頁面下方）',
  noAdmission: true,
  retraction: false,
  confidential: true,
  licence: { until: inAYear() },
  payBy: inAYear(),
}
