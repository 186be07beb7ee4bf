/** Simplified characters that the phrases’ traditional ones are also written with, in pairs. */
const pairs =
  '给給钱錢赔賠汇匯转轉帐帳账帳没沒项項诉訴报報警警检檢举舉开開布佈闻聞记記刑刑毁毀败敗后後负負师師函函终終法法院院' +
  '通通牒牒罚罰务務门門产產传傳强強执執会會证證胜勝绝絕对對输輸定定板闆户戶妈媽学學邻鄰亲親诉訴联聯络絡寄寄讓讓让讓' +
  '贼賊贱賤圾圾渣渣痴痴脑腦残殘无無耻恥滥濫废廢时時内內两兩马馬条條权權万萬湾灣台臺进進监監狱獄关關爆爆丢丟决決'
const traditional = new Map<string, string>()
const characters = [...pairs]
for (let index = 0; index < characters.length; index += 2)
  traditional.set(characters[index]!, characters[index + 1]!)

/** The character that Taiwan writes, where a message may bear the simplified one. */
export const traditionalOf = (character: string): string => traditional.get(character) ?? character
