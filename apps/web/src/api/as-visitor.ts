/**
 * /register at the trial without an account, where the visitor asked for that. Said in the address, not in the history
 * entry: a link of a written page is followed by the browser itself until its program runs.
 */
export const registerAsVisitor = '/register?way=visitor'
