/** Real engines on a busy machine: a medium test may take this long (ms) before it counts as hung. */
jest.setTimeout(60_000)
