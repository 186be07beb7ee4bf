/** Short titles of the 45 Nice classes in our own words: Traditional Chinese, English. */
const titles: readonly (readonly [zh: string, en: string])[] = [
  ['化學品、肥料', 'Chemicals, fertilisers'],
  ['油漆、顏料', 'Paints, colourants'],
  ['化妝品、清潔用品', 'Cosmetics, cleaning products'],
  ['燃料、蠟燭', 'Fuels, candles'],
  ['藥品、營養補充品', 'Medicines, food supplements'],
  ['金屬與五金', 'Metals, hardware'],
  ['機器', 'Machines'],
  ['手工具、刀剪', 'Hand tools, cutlery'],
  ['電腦、軟體、電子產品', 'Computers, software, electronics'],
  ['醫療器材', 'Medical devices'],
  ['照明、冷暖氣、廚衛設備', 'Lighting, heating, kitchen and bath'],
  ['車輛與零件', 'Vehicles and parts'],
  ['火器、煙火', 'Firearms, fireworks'],
  ['珠寶、鐘錶', 'Jewellery, watches'],
  ['樂器', 'Musical instruments'],
  ['紙、文具、印刷品', 'Paper, stationery, printed matter'],
  ['橡膠、塑膠半成品', 'Rubber, plastics in part-processed form'],
  ['皮件、包袋、雨傘', 'Leather goods, bags, umbrellas'],
  ['非金屬建材', 'Building materials, not of metal'],
  ['家具', 'Furniture'],
  ['家用與廚房器皿', 'Household and kitchen utensils'],
  ['繩、帳篷、網', 'Ropes, tents, nets'],
  ['紗與線', 'Yarns and threads'],
  ['布料、寢具', 'Fabrics, bedding'],
  ['服裝、鞋、帽', 'Clothing, shoes, hats'],
  ['花邊、鈕扣、髮飾', 'Lace, buttons, hair ornaments'],
  ['地毯、壁紙', 'Carpets, wallpaper'],
  ['玩具、遊戲、運動用品', 'Toys, games, sports equipment'],
  ['肉、蛋、乳、加工食品', 'Meat, eggs, dairy, processed food'],
  ['咖啡、茶、糕點、米麵', 'Coffee, tea, bakery, rice and noodles'],
  ['生鮮農產、飼料', 'Fresh produce, animal feed'],
  ['啤酒、不含酒精飲料', 'Beer, non-alcoholic drinks'],
  ['酒', 'Alcoholic drinks'],
  ['菸草', 'Tobacco'],
  ['廣告、企業管理、零售批發', 'Advertising, business, retail'],
  ['保險、金融、不動產', 'Insurance, finance, real estate'],
  ['建築、安裝、修理', 'Construction, installation, repair'],
  ['電信、傳輸', 'Telecommunications'],
  ['運輸、倉儲、旅遊', 'Transport, storage, travel'],
  ['材料處理、代工', 'Treatment of materials'],
  ['教育、娛樂、文化活動', 'Education, entertainment'],
  ['科技研發、軟體與設計服務', 'Technology, software and design services'],
  ['餐飲、住宿', 'Food and drink services, lodging'],
  ['醫療、美容、園藝', 'Medical, beauty, gardening services'],
  ['法律、保全、個人服務', 'Legal, security, personal services'],
]

export interface ClassTitle {
  readonly zh: string
  readonly en: string
}

/** @throws RangeError for what is no Nice class */
export function classTitle(number: number): ClassTitle {
  const title = titles[number - 1]
  if (!title) throw new RangeError(`there is no class ${number}`)
  return { zh: title[0], en: title[1] }
}
