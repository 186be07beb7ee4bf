/** The provider repeats its notices in other words. */
export const wordings = ['交易成功', 'paid', 'Succeeded', '', '付款成功']

/** A sealed notice with one more character in each field, and as a whole without its seal. */
export function changedFields(right) {
  const { CheckMacValue: _seal, ...unsealed } = right
  const changed = Object.keys(right).map((name) => Object.assign({}, right, { [name]: `${right[name]}0` }))
  return [...changed, unsealed]
}
