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

interface Config {
  projectConfig: { testEnvironmentOptions: { testTimeoutMs?: number } }
}

export function patient<Environment extends object>(
  environment: new (...parameters: never[]) => Environment,
): new (
  config: Config,
  context: object,
) => Environment & { handleTestEvent(event: { name: string }, state: State): Promise<void> }
