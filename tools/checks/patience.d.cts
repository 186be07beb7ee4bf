interface Timed {
  type?: string
  timeout?: number
}
interface Block extends Timed {
  children: (Timed | Block)[]
  hooks: Timed[]
}
interface State {
  testTimeout: number
  rootDescribeBlock: Block
}

export function patient<Environment extends object>(
  environment: new (...parameters: never[]) => Environment,
): new () => Environment & { handleTestEvent(event: { name: string }, state: State): Promise<void> }
