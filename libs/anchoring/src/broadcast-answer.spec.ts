import { broadcastAnswer } from './broadcast-answer'

describe('what a node says to signed bytes', () => {
  it.each([
    ['already known', 'known'],
    ['transaction already imported', 'known'],
    ['AlreadyKnown', 'known'],
    ['Known transaction', 'known'],
    ['nonce too low', 'nonce-used'],
    ['nonce too low: next nonce 8, tx nonce 7', 'nonce-used'],
    ['OldNonce', 'nonce-used'],
    ['replacement transaction underpriced', 'underpriced'],
    ['transaction underpriced', 'underpriced'],
    ['max fee per gas less than block base fee', 'underpriced'],
    ['FeeTooLow', 'underpriced'],
    ['insufficient funds for gas * price + value', 'refused'],
    ['something that no node says today', 'refused'],
  ])('%s: %s', (message, outcome) => {
    expect(broadcastAnswer(message)).toMatchObject({ outcome })
  })
})
