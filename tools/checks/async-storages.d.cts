interface Environment {
  teardown(): Promise<void>
}

export function leavingNoStorages<Base extends Environment>(
  environment: new (...parameters: never[]) => Base,
): new (config: object, context: object) => Base
