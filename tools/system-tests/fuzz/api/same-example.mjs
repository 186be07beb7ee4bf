/** Several operations with one list of examples. @returns {Record<string, object[]>} by operation */
export const sameExample = (operations, examples) =>
  Object.fromEntries(operations.map((name) => [name, examples]))
