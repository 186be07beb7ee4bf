/** What made-up names are put together from. No name of a real business is meant. */
export const beginnings = [
  ...'晨 暮 雲 霧 松 竹 梅 蘭 溪 湖 嶼 岬 楓 橙 桔 柚 薈 芷 蒔 穀 禾 稻 麥 蕎 桐 榕 樟 杉 檜 梧 楊 柳 荷 蓮 菱 葦 蘆 蒲 苔 蕨'.split(
    ' ',
  ),
  ...'墨 硯 紙 筆 琴 棋 書 畫 簡 素 拾 沐 澄 泊 汀 浦 渡 舟 帆 岸 潮 汐 浪 沙 貝 珊 瑚 鯨 鹿 鶴 鷺 雀 燕 貓 狐 兔 熊 鯉'.split(
    ' ',
  ),
]
export const endings = [
  ...'光 影 露 霜 雨 雪 月 星 日 風 山 川 原 野 田 園 林 谷 丘 嶺 石 泉 井 橋 門 窗 屋 居 舍 邸 庭 院 巷 町 里 村 鄉 鎮 城 島'.split(
    ' ',
  ),
  ...'語 詩 歌 謠 曲 韻 章 集 冊 頁 記 誌 味 香 甜 釀 焙 茗 飲 食 作 造 織 染 裁 縫 器 物 皿 盞 壺 匙 布 衣 裳 履'.split(
    ' ',
  ),
]
export const middles = [...'小 大 好 心 手 青 白 紅 金 銀 玉 福 喜 和 樂 安 如 有 初 新'.split(' ')]
export const businesses = [
  ...'咖啡 茶坊 食品 烘焙 手作 工坊 生活 生技 科技 設計 國際 美學 小館 商行 選物 農場 文創 健康 家居 數位'.split(
    ' ',
  ),
]
export const syllables = [
  ...'ba be bo da de do fa fi ga go ka ki ko la le li lo lu ma me mi mo na ne no pa pe po ra re ri ro sa se si so ta te ti to va ve vi vo za zo'.split(
    ' ',
  ),
]
/** Classes that small businesses file in, the commoner ones more than once. */
export const usualClasses = [
  ...[3, 3, 5, 5, 9, 9, 9, 14, 16, 18, 20, 21, 24, 25, 25, 25, 28, 29, 29, 30, 30, 30, 30, 31, 32, 33],
  ...[35, 35, 35, 35, 35, 36, 37, 39, 41, 41, 42, 42, 43, 43, 43, 44, 45],
]
