import { gzipSync } from 'node:zlib'

/** A body of a request that somebody sends who means no good, or whose program is broken. */
export interface MalformedBody {
  readonly name: string
  readonly bytes: Buffer
}

type Text = string | Buffer

const named = (bodies: Readonly<Record<string, Text>>): MalformedBody[] =>
  Object.entries(bodies).map(([name, body]) => ({ name, bytes: Buffer.from(body as string) }))

/** UTF-8 around bytes that are none. */
const around = (bytes: readonly number[]): Buffer =>
  Buffer.concat([Buffer.from('{"a":"'), Buffer.from(bytes), Buffer.from('"}')])

const whole = '{"a":[1,-2.5e3,true,null],"b":{"c":"\\u00e9\\n"}}'

/** Every beginning of a text that could still become JSON. */
const truncated = Object.fromEntries(
  Array.from({ length: Math.floor(whole.length / 2) }, (_, index) => [
    `cut after ${index * 2 + 1} characters`,
    whole.slice(0, index * 2 + 1),
  ]),
)

const brokenGrammar = {
  nothing: '',
  'white space only': ' \t\r\n',
  'a comma at the end of an object': '{"a":1,}',
  'a comma at the end of an array': '{"a":[1,]}',
  'a comma at the beginning': '{,"a":1}',
  'two commas': '{"a":[1,,2]}',
  'no comma': '{"a":1 "b":2}',
  'no colon': '{"a" 1}',
  'two colons': '{"a"::1}',
  'no value': '{"a":}',
  'a key without quotes': '{a:1}',
  'single quotes': "{'a':'b'}",
  'a number as key': '{1:1}',
  'null as key': '{null:1}',
  'a bracket too many': '{"a":1}}',
  'brackets that do not match': '{"a":[1}',
  'two values': '{"a":1}{"a":1}',
  'lines of values': '{"a":1}\n{"a":1}',
  'something behind': '{"a":1}x',
  'a line comment': '{"a":1}//b',
  'a block comment': '{/*b*/"a":1}',
  'a hash comment': '{"a":1}#b',
  'a closing bracket': '}',
  'capitals in a word': '{"a":True}',
  undefined: '{"a":undefined}',
  'not a number': '{"a":NaN}',
  infinity: '{"a":Infinity}',
  'minus infinity': '{"a":-Infinity}',
  'a plus': '{"a":+1}',
  'a leading zero': '{"a":01}',
  'no digit before the point': '{"a":.5}',
  'no digit behind the point': '{"a":1.}',
  'no digit in the exponent': '{"a":1e}',
  'two minuses': '{"a":--1}',
  'a hexadecimal number': '{"a":0x1F}',
  'a number with an underscore': '{"a":1_000}',
  'a big integer': '{"a":1n}',
  'full-width digits': '{"a":１２}',
  'an unknown escape': '{"a":"\\x41"}',
  'an escape that breaks off': '{"a":"\\u12"}',
  'an escape of other letters': '{"a":"\\u00g0"}',
  'a backslash at the end': '{"a":"\\"}',
  'a line break in a string': '{"a":"b\nc"}',
  'a tabulator in a string': '{"a":"b\tc"}',
  'NUL in a string': '{"a":"b\0c"}',
  'a control character in a string': '{"a":"b\u001fc"}',
  'NUL behind': '{"a":1}\0',
  'a no-break space between': '{\u00a0"a":1}',
  'a zero-width space between': '{\u200b"a":1}',
  'a form feed between': '{\f"a":1}',
  'typographic quotes': '{“a”:1}',
  'a call around it': 'callback({"a":1})',
  'a guard before it': ')]}\',\n{"a":1}',
  'a template': '{"a":`b`}',
  XML: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  HTML: '<!doctype html><title>a</title>',
  YAML: 'a: &b [1]\nc: *b\n',
  'a form': 'identifier=a&password=b',
  'arrays in arrays without end': '['.repeat(100_000),
  'objects in objects without end': '{"a":'.repeat(40_000),
} as const

const brokenEncoding = {
  'UTF-16, little end first': Buffer.from('\ufeff{"a":1}', 'utf16le'),
  'UTF-16, big end first': Buffer.from('\ufeff{"a":1}', 'utf16le').swap16(),
  'UTF-32': Buffer.from([...'{"a":1}'].flatMap((letter) => [letter.charCodeAt(0), 0, 0, 0])),
  'Latin-1': around([0xe9]),
  Big5: around([0xad, 0xec, 0xa6, 0x4c]),
  'an overlong NUL': around([0xc0, 0x80]),
  'an overlong slash': around([0xe0, 0x80, 0xaf]),
  'half of a pair': around([0xed, 0xa0, 0x80]),
  'a pair as two letters': around([0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]),
  'a letter that breaks off': around([0xe5, 0x8e]),
  'a continuation alone': around([0x80]),
  'beyond Unicode': around([0xf4, 0x90, 0x80, 0x80]),
  'no byte of UTF-8': around([0xff, 0xfe]),
  gzip: gzipSync('{"a":1}'),
}

/** Grammar and encoding are right; read carelessly, they reach what every object inherits. */
const poison = {
  'a prototype': '{"__proto__":{"role":"admin"}}',
  'a prototype, escaped': '{"\\u005f_proto__":{"role":"admin"}}',
  'a prototype within': '{"a":[{"__proto__":null}]}',
  'a constructor’s prototype': '{"constructor":{"prototype":{"role":"admin"}}}',
}

/** What no route that reads JSON may take: 4xx. */
export const unreadableBodies: readonly MalformedBody[] = named({
  ...truncated,
  ...brokenGrammar,
  ...brokenEncoding,
  ...poison,
})

/** JSON of shapes that no route expects: 4xx, or 2xx where a route needs nothing of its body. */
export const oddBodies: readonly MalformedBody[] = named({
  'null itself': 'null',
  'a truth value': 'true',
  'a number': '0',
  'a string': '"a"',
  'an empty string': '""',
  'an empty array': '[]',
  'an array of objects': '[{}]',
  'an empty object': '{}',
  'a byte order mark': '\ufeff{}',
  'a key twice': '{"identifier":"a","identifier":["b"],"password":"c","password":null}',
  'an empty key': '{"":1}',
  'keys of what objects have': '{"toString":1,"hasOwnProperty":1,"length":-1,"then":1,"toJSON":1}',
  'fifteen thousand keys': `{${Array.from({ length: 15_000 }, (_, index) => `"k${index}":1`).join()}}`,
  'a key of 200,000 letters': `{"${'a'.repeat(200_000)}":1}`,
  'arrays in arrays, 100,000 deep': `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  'objects in objects, 30,000 deep': `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`,
  'a number of 100,000 digits': '9'.repeat(100_000),
})

/** As they stand in JSON. */
const hostileValues: Readonly<Record<string, string>> = {
  null: 'null',
  true: 'true',
  zero: '0',
  'minus zero': '-0',
  'minus one': '-1',
  'a fraction': '1.5',
  'beyond all numbers': '1e999',
  'beyond exact numbers': '9007199254740993',
  'close to nothing': '1e-999',
  'an array': '[]',
  'an array of strings': '["a","b"]',
  'an object': '{}',
  'an operator of a query': '{"$ne":null}',
  'an object with a length': '{"length":1e9}',
  'an object that calls itself text': '{"toString":"a","valueOf":"b"}',
  'arrays in arrays': `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
}

const naughtyStrings: Readonly<Record<string, string>> = {
  'no letter': '',
  'white space': ' \t\n\u3000 ',
  'a NUL': 'a\0b',
  'a NUL alone': '\0',
  'half of a pair': '\ud800',
  'the other half': 'a\udfff',
  'a pair turned round': '\ude00\ud83d',
  'a byte order mark': '\ufeffa@example.tw',
  'writing from the right': '\u202egpj.exe',
  'letters without width': 'a\u200b\u200d\u2060b',
  'marks upon marks': `a${'\u0301'.repeat(500)}`,
  'a family': '👨‍👩‍👧‍👦'.repeat(20),
  'beyond the first plane': '𠮷野家𡈽',
  'a dotted capital I': 'İ@EXAMPLE.TW',
  'a ligature': 'oﬃce@example.tw',
  'the sign of Kelvin': '\u212aelvin',
  'no characters': '\ufffe\uffff\ufdd0',
  'control characters': '\u0001\u0007\b\u001b[2J\u007f\u0085',
  'the end of a statement': `'; DROP TABLE accounts; --`,
  'a truth in a statement': `' OR '1'='1`,
  'a wildcard': '%_*?',
  'a script': '"><script>alert(1)</script>',
  'a template': '{{7*7}}${7*7}<%= 7*7 %>#{7*7}',
  'a lookup': '${jndi:ldap://example.tw/a}',
  'a format': '%s%n%x%d',
  'headers of a mail': 'a@example.tw\r\nBcc: b@example.tw',
  'two addresses': 'a@example.tw,b@example.tw',
  'an address with a comment': 'a@example.tw (b)<c@example.tw>',
  'a quoted address': '"a b"@example.tw',
  'an address of an address': 'a@[127.0.0.1]',
  'a path': '../../../../etc/passwd',
  'an address of this machine': 'http://169.254.169.254/latest/meta-data',
  'a name that objects have': '__proto__',
  'another name that objects have': 'constructor',
  'a word for nothing': 'undefined',
  'a backslash': '\\',
  'percent escapes': '%00%0d%0a%c0%ae',
  'a letter too many': 'a'.repeat(255),
  '200,000 letters': 'a'.repeat(200_000),
  '60,000 characters of three bytes': '印'.repeat(60_000),
  'an expression’s worst case': `${'a'.repeat(20_000)}@${'a.'.repeat(20_000)}`,
  'spaces before an end': `${' '.repeat(50_000)}x`,
  'digits of another script': '०९१२३४५६७८',
}

/**
 * JSON with these fields, each in turn and then all of them a hostile value: 4xx, or 2xx where the value is fine.
 * @param fields what each is where another one is hostile, made anew for each body
 */
export function hostileBodies(fields: Readonly<Record<string, () => string>>): MalformedBody[] {
  const names = Object.keys(fields)
  const targets = names.length > 1 ? [...names.map((field) => [field]), names] : [names]
  const values = {
    ...hostileValues,
    ...Object.fromEntries(
      Object.entries(naughtyStrings).map(([name, text]) => [`text: ${name}`, JSON.stringify(text)]),
    ),
  }
  return Object.entries(values).flatMap(([name, value]) =>
    targets.map((hostile) => ({
      name: `${name} as ${hostile.join(', ')}`,
      bytes: Buffer.from(
        `{${Object.entries(fields)
          .map(([field, valid]) => `"${field}":${hostile.includes(field) ? value : JSON.stringify(valid())}`)
          .join()}}`,
      ),
    })),
  )
}

/** Content types that are not `application/json` in UTF-8: 415 for a body that would be fine as JSON. */
export const otherContentTypes = [
  'text/plain',
  'text/plain;charset=UTF-8',
  'text/json',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/problem+json',
  'application/jsonp',
  'application/json; charset=utf-16',
  'application/json; charset="iso-8859-1"',
  'application/json;CHARSET=big5',
  'json',
] as const
