/**
 * Words that describe goods, quality or a form of business and so say little of who sells: our own lists, with the
 * office's own examples (佳人 and 元氣 for beauty, 皇家 and garden for restaurants).
 */
export const weakHanWords: ReadonlySet<string> = new Set(
  `咖啡 咖啡館 咖啡廳 咖啡屋 茶 茶坊 茶行 茶飲 茶屋 餐廳 餐館 小館 食堂 食品 食坊 牛肉麵 牛排 拉麵 燒肉 火鍋 豆花 早午餐
  早餐 便當 小吃 麵包 烘焙 甜點 蛋糕 飲料 飲品 美髮 美容 美學 護膚 沙龍 生技 生物科技 生活科技 科技 國際 企業 實業 集團
  股份 有限公司 公司 商行 行 館 店 坊 屋 堂 舖 鋪 號 記 牌 社 殿 精品 手作 工坊 工作室 設計 文創 食 酒店 飯店 民宿 旅館
  法律事務所 診所 藥局 眼鏡 書局 銀樓 光學 電子 科研 金流 生活 健康 養生 天然 有機 純 鮮 美味 好吃 正宗 老 新 大 小 第一
  皇家 元氣 佳人 台灣 臺灣 日本 日式 中國 台北 女王 王`.split(/\s+/u),
)
export const weakLatinWords: ReadonlySet<string> = new Set(
  `coffee cafe tea house bar food foods kitchen restaurant grill pizza bakery design studio shop store mall home life
  living style fashion beauty care skin hair spa salon clinic pro plus premium natural nature organic bio tech technology
  digital smart group international global co ltd inc company corp the and of by for my new best good happy happiness
  green fresh pure royal gold golden taiwan taipei asia world garden hotel resort sofa mobile online web net app game
  games music sport sports lab labs system systems`.split(/\s+/u),
)
