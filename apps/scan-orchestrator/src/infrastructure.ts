/** Injection tokens of what is an interface or may be absent. */
export const BROWSER = Symbol('CaptureBrowser | null')
export const OPEN_PAGE = Symbol('OpenPage | null')
export const OBJECTS = Symbol('ObjectStore')
export const SIGNING = Symbol('ReportSigning')
export const READ_PAGE = Symbol('ReadPage | null')
