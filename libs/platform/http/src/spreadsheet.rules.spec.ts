import { cellOf, lineOf } from './spreadsheet.rules'

describe('ADMIN-01: a cell for spreadsheets', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
    ['+886912345678', "'+886912345678"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tcmd', "'\tcmd"],
    ['\r=1', `"'\r=1"`],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['王小明', '王小明'],
    ['a, "b"', '"a, ""b"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [-200, '-200'],
    [true, 'true'],
  ])('%j is written as %j', (value, written) => expect(cellOf(value)).toBe(written))

  it('stands in a line that ends as RFC 4180 wants', () => {
    expect(lineOf(['id', 1, null])).toBe('id,1,\r\n')
  })
})
