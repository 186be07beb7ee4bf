/** What Taiwan's office says of trademarks: its registered agents, forms and periods. */
export const trademarkOffice = 'https://topic.tipo.gov.tw/trademarks-tw/mp-201.html'
