import { inAppOf } from './in-app-browser.rules'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const wv = (device: string, chrome: string) =>
  `Mozilla/5.0 (Linux; Android 14; ${device}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${chrome} Mobile Safari/537.36`

describe('AUTH-08: browsers inside apps, by the agent strings they send', () => {
  it.each([
    [
      'facebook',
      'ios',
      `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/458.0.0.28.111;FBBV/586765325;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.4.1;FBSS/3;FBCR/;FBID/phone;FBLC/zh_TW;FBOP/80]`,
    ],
    [
      'facebook',
      'ios',
      `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/455.0.0.36.108;FBBV/588765225;FBDV/iPhone15,3;FBMD/iPhone;FBSN/iOS;FBSV/17.4.1;FBSS/3;FBID/phone;FBLC/zh-Hant_TW;FBOP/5]`,
    ],
    [
      'facebook',
      'ios',
      'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/20G75 [FBAN/FBIOS;FBDV/iPad12,1;FBMD/iPad;FBSN/iPadOS;FBSV/16.6;FBSS/2;FBID/tablet;FBLC/en_US;FBOP/5]',
    ],
    [
      'facebook',
      'android',
      `${wv('SM-A536E Build/UP1A.231005.007', '123.0.6312.40')} [FB_IAB/FB4A;FBAV/457.0.0.54.86;]`,
    ],
    [
      'facebook',
      'android',
      `${wv('CPH2481 Build/UKQ1.230924.001', '122.0.6261.119')} [FB_IAB/Orca-Android;FBAV/450.0.0.46.109;]`,
    ],
    [
      'facebook',
      'android',
      'Mozilla/5.0 (Linux; Android 8.1.0; SM-J710GN Build/M1AJQ) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/90.0.4430.210 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/320.0.0.34.118;]',
    ],
    [
      'instagram',
      'ios',
      `${IPHONE} Mobile/21E236 Instagram 325.0.3.34.90 (iPhone14,5; iOS 17_4_1; zh_TW; zh; scale=3.00; 1170x2532; 583018204)`,
    ],
    [
      'instagram',
      'android',
      `${wv('SM-S911B Build/UP1A.231005.007', '122.0.6261.119')} Instagram 323.0.0.35.65 Android (34/14; 480dpi; 1080x2115; samsung; SM-S911B; dm1q; qcom; zh_TW; 578013478)`,
    ],
    ['line', 'ios', `${IPHONE} Mobile/15E148 Safari Line/14.4.0`],
    ['line', 'android', `${wv('Pixel 7 Build/UQ1A.240205.002', '122.0.6261.64')} Line/14.3.0/IAB`],
    [
      'wechat',
      'ios',
      `${IPHONE} Mobile/15E148 MicroMessenger/8.0.48(0x18003030) NetType/WIFI Language/zh_TW`,
    ],
    [
      'wechat',
      'android',
      `${wv('22081212C Build/UKQ1.230917.001', '116.0.0.0')} XWEB/1160065 MMWEBSDK/20231202 MMWEBID/3628 MicroMessenger/8.0.47.2560(0x28002F30) WeChat/arm64 Weixin NetType/4G Language/zh_TW ABI/arm64`,
    ],
    // Threads and X name themselves in ways nobody lists; their WebViews give them away.
    ['webview', 'android', `${wv('Pixel 8 Build/UQ1A.240205.004', '123.0.6312.40')} Barcelona 326.0.0.0.69`],
    ['webview', 'android', `${wv('M2101K6G Build/TKQ1.221013.002', '119.0.6045.193')} TwitterAndroid`],
    ['webview', 'ios', `${IPHONE} Mobile/15E148 Twitter for iPhone/10.34`],
    ['webview', 'ios', `${IPHONE} Mobile/15E148`],
  ])('%s on %s: %s', (browser, system, userAgent) => {
    expect(inAppOf(userAgent)).toEqual({ browser, system })
  })
})

describe('AUTH-08: browsers of their own are left alone', () => {
  it.each([
    [`${IPHONE} Version/17.4.1 Mobile/15E148 Safari/604.1`],
    [`${IPHONE} CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1`],
    [`${IPHONE} FxiOS/124.0 Mobile/15E148 Safari/605.1.15`],
    [`${IPHONE} Version/17.0 EdgiOS/122.0.2365.99 Mobile/15E148 Safari/605.1.15`],
    [`${IPHONE} GSA/309.0.620308537 Mobile/15E148 Safari/604.1`],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Mozilla/5.0 (Linux; Android 13; SM-A536E) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36',
    ],
    ['Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0'],
    [
      'Mozilla/5.0 (Linux; U; Android 13; zh-tw; 2201117TG Build/TKQ1.221114.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.4.0-g',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; VOG-L29) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Mobile Safari/537.36 OPR/81.1.4292.78446',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Safari/605.1.15',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0'],
    // WeChat on a computer: nothing to switch to by an intent, and a plain navigation works.
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090719) XWEB/8555 Flue',
    ],
    // Words that only look like the apps' names.
    [
      'Mozilla/5.0 (Linux; Android 13; Online/3 Baseline/2) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
    ],
    [''],
  ])('%s', (userAgent) => {
    expect(inAppOf(userAgent)).toBeUndefined()
  })

  it('a page opened from the home screen of an iPhone is no foreign app', () => {
    expect(inAppOf(`${IPHONE} Mobile/15E148`, true)).toBeUndefined()
  })
})
