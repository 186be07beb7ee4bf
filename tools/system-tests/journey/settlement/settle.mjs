import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../../shared/until.mjs'
import { mailsTo } from '../../shared/mails.mjs'
import { checkCaseFile } from '../steps/check-case-file.mjs'
import { checkSignature } from '../../shared/check-document.mjs'
import { NegotiatedCase } from '../../shared/negotiated-case.mjs'

const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const terms = {
  version: 1,
  removeBy: inDays(10),
  amountTwd: 3_000,
  payBy: inDays(14),
  credit: null,
  noAdmission: true,
  retraction: true,
  confidential: false,
}

/** Words, an offer and a counter-offer; accepted, signed by both, and done. The other side has scripts. */
export async function settle(parties, row, record) {
  const negotiation = new NegotiatedCase(parties, row)
  const link = await negotiation.prepare(record)
  const respondent = await parties.browser.visit(link, { hasScripts: true, name: 'settled' })
  await respondent.look('claim')
  const address = await leaveAddress(parties, respondent, record)
  await respondent.send('answer', {
    answer: 'removed',
    text: '您好，這張圖是外包設計師提供的，我已經先下架了。',
  })
  await negotiation.act({ act: 'message', text: '謝謝您的回覆，我想和您談談先前使用期間的授權費。' })
  await negotiation.act({ act: 'offer', terms, days: 14 })
  await isTold(parties, address, link, record)
  await respondent.look('offer')
  await respondent.send('offer', {
    amountTwd: '1500',
    payBy: inDays(10),
    removeBy: inDays(7),
    credit: '',
    days: '7',
    retraction: 'yes',
  })
  await respondent.look('own-offer')
  const { offer } = await negotiation.read()
  record.same([offer.number, offer.by], [2, 'respondent'], 'the offer that stands')
  await negotiation.act({ act: 'accept', number: offer.number, termsHash: offer.termsHash })
  await respondent.look('to-sign')
  await respondent.send('sign', { signedName: '陳大文', consent: 'yes' })
  record.same((await negotiation.sign()).state, 'signed', 'the negotiation')
  await respondent.look('signed')
  await checkSettlements(negotiation, link, record)
  const { standsStill } = await parties.claimant.read(row.id)
  record.same(standsStill, true, 'whether the case stands still')
  await respondent.send('paid', { text: '今天以轉帳支付。' })
  record.same((await negotiation.read()).next.step, 'confirm-payment', 'what is next')
  record.same((await negotiation.act({ act: 'confirm-payment' })).state, 'signed', 'the negotiation')
  record.same((await negotiation.act({ act: 'undertakings-met' })).state, 'performed', 'the negotiation')
  const { state, outcome } = await parties.claimant.read(row.id)
  record.same([state, outcome], ['closed', 'settled'], 'the case')
  await respondent.look('performed')
  await checkCaseFile(parties.settings, parties.claimant, row, record)
}

/** The other side wants to be told of news by mail. @returns {Promise<string>} its address */
async function leaveAddress({ settings }, respondent, record) {
  const address = `seller-${settings.seed}@shop.example`
  if (!settings.respondentMails) {
    record.omit('the mails to the other side: a server sends them')
    return address
  }
  await respondent.send('ask-mails', { address })
  const codes = () =>
    mailsTo(settings.respondentMails, address).flatMap(({ text }) => /^[0-9A-Z]{8}$/m.exec(text)?.[0] ?? [])
  await until(async () => codes().length === 1, { what: 'the code', within: 30_000 })
  await respondent.send('confirm-mails', { code: codes()[0] })
  await respondent.look('mails')
  return address
}

/** Once the minutes are over in which news is collected, there is one mail that says nothing of it. */
async function isTold({ settings }, address, link, record) {
  const { respondentMails, databases } = settings
  if (!respondentMails || !databases)
    return record.omit('news by mail: time is moved in a database of this machine only')
  await databases.query(
    'enforcement',
    "UPDATE job SET due_at = now() WHERE kind = 'respondent-mails.tell' AND state = 'waiting'",
  )
  const news = () => mailsTo(respondentMails, address).filter(({ text }) => text.includes(link))
  await until(async () => news().length > 0, { what: 'the mail about news', within: 30_000 })
  record.same(news().length, 1, 'the mails about a message and an offer')
  record.expect(!/3,?000|外包|授權費/.test(news()[0].text), 'the mail says what was written')
  record.artefact('mail to the other side', news()[0].subject)
}

/** Both sides get one and the same file, and its signature holds. */
async function checkSettlements(negotiation, link, record) {
  const [ours, theirs] = await negotiation.settlements(link)
  record.expect(ours.equals(theirs), 'the two sides have different files')
  const pdf = join(negotiation.settings.folder, `settlement-${negotiation.number}.pdf`)
  writeFileSync(pdf, ours)
  record.artefact('settlement', pdf)
  await checkSignature(pdf, record)
}
