/** Navigation state that opens /register at the trial without an account, where the visitor asked for that. */
export const asVisitor = { way: 'visitor' } as const
