/** Apps whose links open in a browser of their own, which providers refuse for sign-in or which forgets it. */
type InAppBrowser = 'facebook' | 'instagram' | 'line' | 'wechat' | 'webview'
type PhoneSystem = 'android' | 'ios'

/** A page inside an app on a phone: whose app, and which way leads out of it. */
export interface InApp {
  readonly browser: InAppBrowser
  readonly system: PhoneSystem
}

/**
 * The words by which apps name themselves in their user agents. Facebook and Messenger write `[FBAN/…;FBAV/…]`
 * on iOS and `[FB_IAB/…;FBAV/…]` on Android; the others a name and a version.
 */
const apps: readonly (readonly [RegExp, InAppBrowser])[] = [
  [/\bFBAN\/|\bFBAV\/|\bFB_IAB\//, 'facebook'],
  [/\bInstagram\b/, 'instagram'],
  [/\bLine\/\d/, 'line'],
  [/\bMicroMessenger\//, 'wechat'],
]

/** Android names its WebView with `; wv)`; iOS leaves out `Safari/`, which all its browsers have. */
const WEBVIEW: Record<PhoneSystem, (userAgent: string) => boolean> = {
  android: (userAgent) => userAgent.includes('; wv)'),
  ios: (userAgent) => userAgent.includes('AppleWebKit/') && !userAgent.includes('Safari/'),
}

function systemOf(userAgent: string): PhoneSystem | undefined {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios'
  return /\bAndroid\b/.test(userAgent) ? 'android' : undefined
}

/**
 * Says in which app's browser a page is open, by `navigator.userAgent`; `undefined` for a browser of its own
 * and for computers, where a plain navigation works.
 * @param isInstalled whether the page was opened from the home screen, which on iOS looks like a WebView
 */
export function inAppOf(userAgent: string, isInstalled = false): InApp | undefined {
  const system = systemOf(userAgent)
  if (!system) return undefined
  const named = apps.find(([name]) => name.test(userAgent))?.[1]
  const browser = named ?? (!isInstalled && WEBVIEW[system](userAgent) ? 'webview' : undefined)
  return browser && { browser, system }
}
