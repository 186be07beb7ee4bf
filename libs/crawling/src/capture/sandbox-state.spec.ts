import { sandboxKind } from './sandbox-state'

describe('the sandbox as Chromium tells it', () => {
  it.each([
    ['Layer 1 Sandbox\tNamespace\nSeccomp-BPF sandbox\tYes', 'namespace'],
    ['Layer 1 Sandbox\tSUID\nSeccomp-BPF sandbox\tYes', 'setuid'],
    ['Layer 1 Sandbox\tNone\nSeccomp-BPF sandbox\tYes', 'none'],
    ['Layer 1 Sandbox\tNamespace\nSeccomp-BPF sandbox\tNo', 'none'],
    ['', 'none'],
  ])('%j is %s', (text, kind) => expect(sandboxKind(text)).toBe(kind))
})
