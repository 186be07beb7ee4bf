/** Tests, and what only tests load, by the ends of their names. */
exports.TEST_FILE = '\\.(?:spec|contract|harness|fixture|e2e)\\.tsx?$'
