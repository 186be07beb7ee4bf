import type { RespondentTexts } from './respondent-texts.chinese'

export const english: RespondentTexts = {
  product: 'OriginSeal',
  otherLanguage: '中文（繁體）',
  claimTitle: 'Somebody says that your page uses their work',
  withdrawnTitle: 'This claim was taken back',
  privateNote:
    'This is a private message from the claimant through OriginSeal. It does not come from a court or an authority and is no legal advice; you may ask a lawyer. OriginSeal only passes messages on and speaks for neither side.',
  claimant: 'Claimant',
  claimantNote: 'They gave this name themselves; OriginSeal has not checked who they are.',
  caseNumber: 'Case',
  work: 'Work',
  page: 'Page',
  found: 'Found on',
  certificate: 'Certificate',
  checkCertificate: 'Check the certificate (no account needed)',
  sealNote: 'The seal proves that the file existed at that time; it does not prove who made it.',
  notice: 'Takedown notice',
  noticeFiled:
    'They have sent a notice about this page to its platform. If you want your content back, answer there by the platform’s rules.',
  takenBack: {
    done: (day: string) => `Their notice about this page was taken back at the platform on ${day}.`,
    'under-way':
      'Their notice about this page is being taken back at the platform. The day on which that is done will stand here.',
    unknown:
      'A mail that takes back their notice about this page was sent to the platform. Whether it arrived is not known.',
  },
  noticeNotFiled: 'They have not sent a notice about this page to its platform.',
  privacy:
    'What you write here is used for this matter only, and the other side reads it, but for an e-mail address for news; it is removed 180 days after the case has ended, and what both sides have signed once it has run out. 90 days after the case and any licence have ended, this link leads nowhere: please download what you need before. Please give no identity or bank account numbers.',
  turn: {
    respondent: 'It is your turn',
    claimant: 'Waiting for the claimant',
    nobody: 'You need not do anything',
  },
  next: {
    respondent: {
      answer:
        'Please read the claim below and choose an answer. Reading alone sends nothing, and tells nobody that you were here.',
      'answer-late': 'The invitation is older than 14 days; you can still answer here.',
      reply:
        'The claimant has answered; see the record below. You can write a message or offer a settlement.',
      outdated:
        'A day in the terms that were on the table has passed, so they can no longer be accepted or signed. If you still want to settle, make an offer with days that are to come, or write to the claimant.',
      unsigned:
        'What you had agreed on was not signed by both within seven days, and holds no more. If you still want to settle, make a new offer, or write to the claimant.',
      'decide-offer':
        'The claimant has made an offer. Please decide whether you accept it; you can also make one of your own, or write a message.',
      sign: 'You have agreed. Please check the terms and sign; after you, the claimant signs.',
      perform:
        'Both of you have signed. Please do what was agreed; meanwhile no new takedown notice goes out. We look at the page to see whether the picture is gone; the rest is confirmed by the claimant.',
      cure: 'What was agreed was not done. Done within 14 days it still counts; if you think that it is done, please write a message.',
    },
    claimant: {
      'answer-objection': 'Your answer has arrived, and the claimant is to answer it.',
      reply:
        'Your answer has arrived. Come back to this page by the same link to see what the claimant says.',
      outdated:
        'A day in the terms that were on the table has passed, so they can no longer be accepted or signed. The claimant can make another offer; you can, too, with days that are to come.',
      unsigned:
        'What you had agreed on was not signed by both within seven days, and holds no more. The claimant can make another offer; you can, too.',
      'decide-offer':
        'Your offer has arrived, and the claimant decides. Come back to this page by the same link.',
      'confirm-payment': 'You say that you have paid; the claimant is to confirm it.',
      sign: 'You have signed; the claimant is to sign. Then both can download the settlement here.',
    },
    nobody: {
      performed: 'What was agreed is done. That is all.',
      ended:
        'The negotiation has ended and can’t be answered any more; what was said is in the record below.',
      frozen:
        'OriginSeal is looking into this, and the negotiation is paused: neither side can send anything, and its deadlines stand still. The record below says why. When it goes on, deadlines come later by the time it was paused.',
    },
  },
  caseEnded: {
    title: 'This case has ended',
    withdrawn: 'The claimant has taken this claim back. You need not do anything.',
    other: 'This case has ended, and the negotiation with it. You need not do anything.',
  },
  dispute: {
    unproven:
      'Your answer has arrived, without evidence so far. Please add a picture below, for example of your licence or your original file: with it no new takedown notice goes out until the claimant has answered.',
    open: 'Your answer and your evidence have arrived. Until the claimant has answered, for which they have 7 days, no new takedown notice goes out.',
    overdue:
      'The claimant has not answered your evidence within 7 days. No new takedown notice goes out until they do, and none in this case after 30 days without an answer.',
    stands:
      'The claimant has not answered your evidence within 30 days: no new takedown notice goes out in this case.',
  },
  claimWithdrawn:
    'The claimant has read your answer and taken the claim back. The matter is over and you need not do anything. Thank you for taking the time to explain.',
  claimFolded: 'What is claimed, and the work',
  answerAgain: 'Change my answer',
  pictures: {
    work: { alt: 'The work of the claimant', note: 'The claimant’s work, small' },
    picture: {
      alt: 'The picture that was found on your page',
      note: 'The picture found on your page, small',
    },
    overlay: {
      alt: 'Both pictures compared',
      note: 'Both compared, by a program; please look for yourself whether they are the same.',
    },
  },
  file: {
    title: 'Add a picture as evidence',
    lead: 'For example a photograph of your licence, or a screenshot of your original file. JPEG, PNG, WebP, GIF or AVIF, up to 5 MB each, five at most; of a PDF please send a screenshot. We keep what the picture shows, drawn anew, and nothing hidden in the file such as the place where it was taken. The claimant will see it: please cover identity and account numbers.',
    label: 'Choose a picture',
    send: 'Send picture',
    show: 'See the picture',
  },
  answerTitle: 'Your answer',
  answerLead: 'Choose what fits best; you can add a few words.',
  answers: {
    removed: 'I have removed it',
    licensed: 'I have a licence',
    'own-work': 'It is my own work, or I was first',
    'not-me': 'This is not me',
  },
  answerText: 'In your words (optional)',
  licenceHint:
    'If you have a licence, say who gave it and when. If you have one or the work is yours, add a picture as evidence after sending this: with evidence no new takedown notice goes out until the claimant has answered.',
  sendAnswer: 'Send answer',
  paid: {
    title: 'Payment',
    lead: 'You pay between yourselves; OriginSeal handles no money. Once you have paid, say here when and how, and the claimant confirms it. Please give no account numbers.',
    text: 'When and how (optional)',
    send: 'I have paid',
  },
  messageTitle: 'Write a message',
  message: 'Message',
  sendMessage: 'Send message',
  offerTitle: 'Offer a settlement',
  offerLead: 'A new offer takes the place of the current one. Paying nothing is possible, and common.',
  removeBy: 'Removed by (empty: it stays)',
  amount: 'You pay, in NT$ (0 is possible)',
  amountNote: 'The claimant decides whether that is enough; OriginSeal suggests no sum and takes no share.',
  payBy: 'Paid by (needed where you pay)',
  licence: 'Licence (where the picture stays)',
  licenceNone: 'No licence',
  licenceLasting: 'A licence without a date of end',
  licenceUntil: 'A licence until this date',
  licenceLastDay: 'Last day of the licence',
  licenceNote: 'With a licence leave the date of removal empty. It is for this page only.',
  licenceLasts: 'The use of this work on this page is licensed, without a date of end.',
  licenceLastsUntil: 'The use of this work on this page is licensed until',
  licenceEnded: 'The licence has ended:',
  licenceFile: 'Download the licence',
  credit: 'How and where the author is named (optional)',
  noAdmission: 'Nobody admits anything',
  retraction: 'The claimant takes back the takedown notices',
  confidential: 'Both sides keep it to themselves',
  days: 'Days that the offer stands',
  sendOffer: 'Send offer',
  currentOffer: 'The current offer',
  offerBy: { claimant: 'Made by the claimant', respondent: 'Made by you' },
  offerUntil: 'It stands until',
  accept: 'Accept this offer',
  decline: 'Decline',
  withdraw: 'Withdraw my offer',
  agreementTitle: 'Agreed; both sides are to sign',
  signLead:
    'Typing your name is your signature. You need not sign, or can do so on paper; what both have not signed within seven days, or by a day in its terms that comes earlier, is no longer agreed.',
  signedName: 'Your name',
  consent: 'I agree to sign electronically, and have read the above',
  sign: 'Sign',
  settlement: 'Download the settlement that both have signed (PDF)',
  endTitle: 'End the negotiation',
  endLead: 'It can’t be taken up again; both of you keep your other ways.',
  end: 'End the negotiation',
  report: {
    title: 'Report this claim',
    lead: 'If you think that this claim is an abuse, for example because the work is not theirs or money is asked for with false evidence, please tell OriginSeal. Our staff reads the report; the claimant does not. It changes nothing between the two of you.',
    text: 'What is wrong, and how can we check it?',
    send: 'Send report',
    waits: 'We have your report and are looking into it.',
    upheld: 'Your report was upheld; it stands in the claimant’s record.',
    dismissed: 'We have looked into it, and the report was not upheld.',
    again: 'Report it again, with something new',
  },
  recordTitle: 'Record',
  noRecord: 'Nothing has happened yet.',
  by: {
    claimant: 'The claimant',
    respondent: 'You',
    observation: 'Looking at the page',
    administrator: 'OriginSeal',
  },
  entries: {
    invited: 'Sent the evidence notice',
    'not-delivered': 'Says that the evidence notice did not arrive',
    message: 'Wrote',
    removed: 'Says that it is removed',
    licensed: 'Says that there is a licence',
    'own-work': 'Says that it is their own work',
    'not-me': 'Says that this is not them',
    file: 'Sent a picture',
    offer: 'Made an offer',
    accepted: 'Accepted the offer',
    declined: 'Declined the offer',
    withdrawn: 'Withdrew the offer',
    signed: 'Signed',
    paid: 'Says that it was paid',
    'payment-confirmed': 'Confirmed the payment',
    'payment-denied': 'Says that no payment has come',
    met: 'Confirmed that it was done',
    missed: 'Says that it was not done',
    ended: 'Ended the negotiation',
    'dispute-accepted': 'Accepted what the other side says, and takes the claim back',
    'dispute-denied': 'Does not accept what the other side says',
    'licence-revoked': 'Revoked the licence',
    frozen: 'Paused the negotiation',
    unfrozen: 'Lets the negotiation go on; deadlines come later',
  },
  mails: {
    title: 'Tell me by e-mail when there is news',
    lead: 'Leave an e-mail address, and we tell you when the other side answers, makes an offer or signs, or a deadline is near. The mail says nothing of the content, only that you should come back to this page. We do not tell the claimant the address; whoever has the link sees no more of it here than its first character and its ending. It is deleted when the link ends, or when you stop the mails.',
    address: 'E-mail address',
    ask: 'Send a confirmation code',
    sent: (masked) =>
      `If this address takes mail, a confirmation code was sent to ${masked}. Please enter it within 30 minutes; if there is none, please look among spam.`,
    code: 'Confirmation code (8 characters)',
    confirm: 'Confirm',
    again: 'Another address, or another code',
    withdraw: 'Never mind, delete the address',
    ended: (masked) => `The code sent to ${masked} no longer counts. Please have another one sent.`,
    confirmed: (masked) => `When there is news, we send a mail to ${masked}.`,
    stop: 'Stop the mails and delete the address',
    stopTitle: 'No more mails',
    stopLead:
      'With this button no more mails about this page are sent to you, and your address is deleted. The page itself stays as it is.',
    stoppedTitle: 'No more mails are sent',
    stoppedText:
      'No more mails are sent to you, and your address is deleted. Your link still leads to the page.',
  },
  refusedTitle: 'This text can’t be sent',
  instead: 'You could write:',
  problems: {
    NEGOTIATION_FROZEN:
      'The negotiation is paused, and what you sent was not passed on. Deadlines stand still; please try again when it goes on.',
    CLAIM_REPORTED: 'This claim was reported already, and we are looking into it.',
    TERMS_OUTDATED:
      'A day in these terms has passed, and nothing was sent. Please make an offer with days that are to come.',
    OFFER_CHANGED: 'The offer has changed. Please read the current one before you decide.',
    NEGOTIATION_STATE_CHANGED: 'Something has happened meanwhile, and this can no longer be done.',
    MESSAGES_TOO_MANY: 'No more can be sent today. Please go on tomorrow.',
    RESPONDENT_FILES_TOO_MANY: 'No more than five pictures can be sent.',
    FILE_TOO_LARGE: 'The picture is larger than 5 MB and was not sent. Please make it smaller.',
    FILE_HEIC:
      'This is a HEIC picture of an iPhone, which can’t be read here. Please turn it into a JPEG first.',
    FILE_UNREADABLE: 'This file can’t be read. Please send a JPEG, PNG, WebP, GIF or AVIF picture.',
    UPLOADS_BUSY:
      'Too many pictures are being looked at, and this one was not sent. Please try again in a moment.',
    CODE_WRONG:
      'The code is not right, or no longer counts. After five wrong ones please have another one sent.',
    CODES_TOO_MANY: 'No more codes can be sent today. Please try again tomorrow.',
    MAILS_NOT_SENT:
      'No mail can be sent at the moment, and the address was not kept. Please try again later.',
    FORM_INCOMPLETE: 'Something in the form is missing or not right. Please look at it again.',
    FORM_REUSED: 'This form was sent before; below is how it stands now.',
  },
  goodbyeTitle: 'Thank you for telling us',
  goodbyeText:
    'You have said that this is not you, and the claimant is told so. The link and its code are closed and show nothing any more; you need not do anything. If you pressed it by mistake, please ask whoever gave you the link for a new one.',
  unknownTitle: 'There is no such page',
  unknownText: 'The link or code is not right, or no longer counts. If you typed it, please compare it.',
  codeTitle: 'Type the code',
  codeLead: 'Type the code of ten characters that stands on the notice.',
  code: 'Code',
  open: 'Open',
  toCode: 'Type a code',
}
