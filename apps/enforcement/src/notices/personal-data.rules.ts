/** What each letter of a Taiwanese identity number counts (內政部戶政司: 10 for A to 35 for O). */
const letterValues = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'
const weights = [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]

/** A national identity or resident number whose check digit is right. */
function isIdentityNumber(text: string): boolean {
  const value = letterValues.indexOf(text[0]!.toUpperCase()) + 10
  const digits = [Math.floor(value / 10), value % 10, ...[...text.slice(1)].map(Number)]
  return digits.reduce((sum, digit, index) => sum + digit * weights[index]!, 0) % 10 === 0
}

/** Luhn's check (ISO/IEC 7812-1). */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return digits.length >= 14 && digits.length <= 19 && sum % 10 === 0
}

/** Words that announce an account number or a birthday, and the digits after them. */
const announced =
  /(?:帳號|帳戶|銀行代碼|bank account|iban|生日|出生|date of birth)[^\p{L}\p{N}]{0,6}\p{N}[\p{N} -]{5,}/iu

/** True where a free text holds what a notice never needs: identity, card or bank account numbers, a birthday. */
export function holdsTooMuchPersonalData(text: string): boolean {
  if (announced.test(text)) return true
  const identities = text.match(/(?<![\p{L}\p{N}])[A-Z][1289]\d{8}(?!\d)/giu) ?? []
  const numbers = text.match(/(?<!\d)\d(?:[ -]?\d){13,18}(?!\d)/g) ?? []
  return (
    identities.some(isIdentityNumber) ||
    numbers.some((number) => isCardNumber(number.replaceAll(/[ -]/g, '')))
  )
}
