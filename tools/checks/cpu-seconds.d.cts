interface Environment {
  teardown(): Promise<void>
}

export function cpuSeconds(file?: string): number
export function counted<Base extends Environment>(
  environment: new (...parameters: never[]) => Base,
): new (config: object, context: { testPath: string }) => Base
