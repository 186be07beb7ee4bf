import type { Family } from './families'

export interface Form {
  /** Stands behind the name in a title. */
  readonly label: string
  /** New Taiwan dollars, from and to. */
  readonly price: readonly [from: number, to: number]
}

/** What a shop sells of one kind of picture. `names` are unique in the whole market. */
export interface Assortment {
  readonly shop: string
  readonly family: Family
  readonly names: readonly string[]
  readonly forms: readonly Form[]
  /** Words that a search finds all of them by. */
  readonly keywords: readonly string[]
  /** Sentences of the description; {name} is replaced. */
  readonly sentences: readonly string[]
}

const words = (text: string) => text.split(/\s+/).filter(Boolean)
const crossed = (first: string, second: string) =>
  words(second).flatMap((b) => words(first).map((a) => `${a}${b}`))

const paper: readonly Form[] = [
  { label: '藝術微噴海報 A3', price: [480, 880] },
  { label: '明信片四入組', price: [120, 180] },
  { label: '防摔手機殼', price: [590, 890] },
  { label: '防水貼紙組', price: [90, 160] },
  { label: 'B6 空白筆記本', price: [180, 320] },
  { label: '和紙膠帶', price: [110, 150] },
  { label: '無框畫 30×40 公分', price: [980, 1680] },
  { label: '帆布托特包', price: [480, 720] },
]
const paperSentences = [
  '「{name}」以環保大豆油墨印在厚磅象牙卡上，色彩沉穩不反光。',
  '原稿手繪後掃描製版，印量不多，賣完這一批要等下一季。',
  '平整包裝寄送，可以直接當作禮物。',
]
const film: readonly Form[] = [
  { label: '攝影輸出 A4', price: [450, 780] },
  { label: '無酸相紙 8×10 吋', price: [680, 1200] },
  { label: '攝影明信片五入', price: [150, 220] },
  { label: '附框作品 20×25 公分', price: [1280, 2400] },
  { label: '桌曆單張', price: [80, 120] },
]
const filmSentences = [
  '攝於「{name}」，中片幅底片沖掃，保留顆粒。',
  '以八色顏料墨水輸出，常溫避光可保存數十年。',
  '限量編號，背面附拍攝日期與地點小卡。',
]
const cloth: readonly Form[] = [
  { label: '棉麻布（一碼）', price: [280, 460] },
  { label: '抱枕套 45 公分', price: [420, 680] },
  { label: '餐桌巾', price: [580, 980] },
  { label: '束口袋', price: [180, 320] },
  { label: '圍巾', price: [680, 1280] },
  { label: '隨身化妝包', price: [320, 480] },
]
const toys: readonly Form[] = [
  { label: '手縫絨毛玩偶', price: [520, 980] },
  { label: '安撫玩偶', price: [460, 780] },
  { label: '玩偶吊飾', price: [220, 360] },
]
const pots: readonly Form[] = [
  { label: '手拉坯花器', price: [880, 2600] },
  { label: '案頭小品', price: [620, 1480] },
  { label: '柴燒器皿', price: [1200, 3200] },
]
const plates: readonly Form[] = [
  { label: '手繪餐盤', price: [480, 980] },
  { label: '點心盤組', price: [680, 1380] },
  { label: '分享大盤', price: [980, 1880] },
]

export const assortments: readonly Assortment[] = [
  {
    shop: 'moonlit-prints',
    family: 'mountain',
    names: words(
      '玉山初雪 合歡晨霧 嘉明湖月色 太魯閣雲海 武陵午後 奇萊稜線 大霸剪影 阿里山日出 陽明山秋芒 雪山圈谷 北大武夕照 南湖星夜 七星山微雨',
    ),
    forms: paper,
    keywords: ['山', '風景', '插畫', '海報', 'mountain', 'landscape'],
    sentences: paperSentences,
  },
  {
    shop: 'moonlit-prints',
    family: 'poster',
    names: words(
      '方圓之間 積木午後 格子島嶼 弧線散步 色塊協奏 三角習題 圓的旅行 拼貼城市 菱形夏日 復古磁磚 節奏圖譜 半月連作 紙上建築',
    ),
    forms: paper,
    keywords: ['幾何', '設計', '海報', '掛畫', 'poster', 'geometric'],
    sentences: paperSentences,
  },
  {
    shop: 'moonlit-prints',
    family: 'botanical',
    names: words(
      '山蘇與姑婆芋 鹿角蕨筆記 月桃花季 蕨類圖譜 野薑花開 溫室一角 雨後林下 百合與風 筆筒樹下 芒草時節 油桐五月雪 蕉葉之夏 龜背芋日記',
    ),
    forms: paper,
    keywords: ['植物', '花', '插畫', '海報', 'botanical', 'plants'],
    sentences: paperSentences,
  },
  {
    shop: 'moonlit-prints',
    family: 'cat',
    names: words(
      '窗邊的貓 貓的星期天 午睡時間 等門的貓 貓與盆栽 一起發呆 貓咪值班中 地毯是我的 今天也很乖 晚安貓 貓的下午茶 不想上班的貓 月亮與貓',
    ),
    forms: paper,
    keywords: ['貓', '貓咪', '插畫', '療癒', 'cat', 'illustration'],
    sentences: paperSentences,
  },
  {
    shop: 'moonlit-prints',
    family: 'street',
    names: words(
      '大稻埕黃昏 迪化街年貨 鹿港老街 九份燈籠 三峽騎樓 府城巷弄 竹塹廟口 艋舺夜色 旗山站前 北門散步 淡水河邊 大溪老屋 基隆雨港',
    ),
    forms: paper,
    keywords: ['老街', '街屋', '台灣', '插畫', 'street', 'Taiwan'],
    sentences: paperSentences,
  },
  {
    shop: 'north-wind-film',
    family: 'sea',
    names: words(
      '七星潭清晨 墾丁落日 蘭嶼外海 東北角浪花 花蓮港外 澎湖內灣 金樽海岸 烏石港外 小琉球黃昏 旗津日落 鼻頭角雲層 石梯坪 三仙台 外木山 西子灣',
    ),
    forms: film,
    keywords: ['海', '攝影', '風景', '日落', 'sea', 'photograph'],
    sentences: filmSentences,
  },
  {
    shop: 'north-wind-film',
    family: 'fields',
    names: words(
      '池上稻田 關山水圳 美濃田格 宜蘭水田 西螺平原 富里秋收 崙背菜園 公館棗園 鹿野台地 大湖果園 後壁田野 壽豐河階 二崙瓜田 名間茶園 古坑橘園',
    ),
    forms: film,
    keywords: ['田', '空拍', '攝影', '農村', 'aerial', 'fields'],
    sentences: filmSentences,
  },
  {
    shop: 'north-wind-film',
    family: 'forest',
    names: words(
      '明池霧林 溪頭清晨 拉拉山巨木 太平山步道 杉林溪 阿里山林間 棲蘭神木 大雪山針葉林 觀霧小徑 福山林道 雪霸箭竹 藤枝林場 合歡溪畔 知本森林 內洞林道',
    ),
    forms: film,
    keywords: ['森林', '樹', '霧', '攝影', 'forest', 'mist'],
    sentences: filmSentences,
  },
  {
    shop: 'north-wind-film',
    family: 'bokeh',
    names: words(
      '台北雨夜 信義晚歸 港邊燈火 夜市散場 西門霓虹 車窗之外 愛河夜色 末班捷運 橋上車流 舊火車站前 週末逢甲 淡水夜渡 中山北路 跨年前夕 安平夜釣',
    ),
    forms: film,
    keywords: ['夜景', '燈光', '雨', '攝影', 'night', 'bokeh'],
    sentences: filmSentences,
  },
  {
    shop: 'kapok-weavers',
    family: 'weave',
    names: words(
      '立春 雨水 驚蟄 春分 清明 穀雨 立夏 小滿 芒種 夏至 小暑 大暑 立秋 處暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至 小寒 大寒 外婆的被單 廟埕 曬穀場 雜貨店 榕樹下 電影院 柑仔店 渡船頭 紅眠床 眷村',
    ).map((name) => `${name}花色`),
    forms: cloth,
    keywords: ['布', '織品', '印花', '手作', 'textile', 'fabric'],
    sentences: [
      '「{name}」以低彩度反應性染料印製，下水不易褪色。',
      '棉麻混織，越洗越軟；裁切線與花紋位置每件略有不同。',
      '建議冷水手洗、陰乾。',
    ],
  },
  {
    shop: 'kapok-weavers',
    family: 'plush',
    names: words(
      '豆花 湯圓 米香 阿福 麻糬 芋圓 花生 地瓜 仙草 紅豆 綠豆 糖葫蘆 鳳梨酥 太陽餅 珍珠 奶茶 肉桂 布丁 年糕 蘿蔔 海苔 蜂蜜 栗子 杏仁 黑糖 柚子',
    ).map((name) => `「${name}」`),
    forms: toys,
    keywords: ['玩偶', '絨毛', '禮物', '手縫', 'plush', 'toy'],
    sentences: [
      '{name}是布頭縫成的，個性溫吞，喜歡被放在床頭。',
      '內裡使用可水洗的 PP 棉，眼睛為安全卡扣。',
      '每一隻的表情都有一點點不同。',
    ],
  },
  {
    shop: 'tea-hill-kiln',
    family: 'vessel',
    names: crossed('灰釉 天目 青釉 茶葉末 志野 鈞釉 化妝土 鐵斑 落灰 海鼠釉 月白 蕎麥釉', '晨光 山居 小院'),
    forms: pots,
    keywords: ['陶器', '花器', '花瓶', '手作', 'ceramics', 'vase'],
    sentences: [
      '「{name}」以老茶園的土摻入坯體，手拉成形，還原燒至攝氏 1,240 度。',
      '釉面的流動與落點由火決定，照片與實品會有些微差異。',
      '可盛水插花；避免驟冷驟熱。',
    ],
  },
  {
    shop: 'tea-hill-kiln',
    family: 'plate',
    names: crossed('早餐 午茶 團圓 野餐 月見 春聚 宵夜 慶生 雨天 佳節 週末 家常 遠足', '好食 一席'),
    forms: plates,
    keywords: ['盤子', '餐具', '陶器', '手繪', 'plate', 'tableware'],
    sentences: [
      '「{name}」盤面釉下手繪，無鉛無鎘，可進微波爐與洗碗機。',
      '邊緣略略上揚，湯汁不會流出來。',
      '一窯只出三十件，花紋不重複。',
    ],
  },
]
