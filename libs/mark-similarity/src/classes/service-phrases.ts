/** Phrases that tell a service from the goods it is about (修理 a car is no car), with what they are worth. */
export const servicePhrases: readonly {
  readonly class: number
  readonly worth: number
  readonly words: string
}[] = [
  {
    class: 43,
    worth: 2.2,
    words: '餐廳 咖啡廳 咖啡館 飲料店 小吃 居酒屋 酒吧 火鍋店 便當店 早餐店 民宿 旅館 飯店 攤',
  },
  { class: 41, worth: 2.2, words: '補習 課程 教學 教練 家教 才藝 工作坊 講座 培訓 攝影工作室 節目' },
  { class: 37, worth: 2.2, words: '維修 修理 安裝 清洗 裝修 翻新 工程 保養廠 鍍膜 洗車 乾洗' },
  {
    class: 35,
    worth: 1.8,
    words: '零售 批發 進出口 代理商 買賣 購物網 電商 選物 團購 代購 經銷 廣告 行銷 經紀 代操 人力銀行',
  },
  { class: 42, worth: 1.5, words: '設計 開發 架設 檢測 雲端 saas 研發 平台技術' },
  { class: 36, worth: 2, words: '仲介 貸款 保險 支付 錢包 投資 募資' },
  { class: 39, worth: 2.2, words: '運輸 宅配 物流 外送 旅行社 旅遊 搬家 倉儲 租車' },
  { class: 44, worth: 2.2, words: '診所 醫院 美容 美髮 沙龍 刺青 月子 針灸 花藝 美甲' },
  { class: 45, worth: 2.2, words: '律師 專利 商標 保全 徵信 命理 占卜 殯葬 婚友 婚禮顧問' },
  { class: 40, worth: 2.2, words: '代工 客製化印 切割 加工廠 列印代' },
  { class: 38, worth: 2, words: '串流 直播平台 論壇 通訊軟體 電信' },
]
