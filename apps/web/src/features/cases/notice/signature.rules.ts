/** Whether a typed name is the signer's, whatever the form, width and case of its letters. */
export function isNameOfSigner(typed: string, legalName: string): boolean {
  const folded = (name: string) => name.normalize('NFKC').trim().toLowerCase()
  return folded(typed) === folded(legalName)
}
