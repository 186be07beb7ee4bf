/** Two applications as the office's interface gives them: made up, in its form. */
export const applications = `<?xml version="1.0" encoding="UTF-8"?>
<API><version>1.0</version><status>200</status><tmarkappl>
<tmarkcontent><appl-no>100000001</appl-no><appl-date>2011/01/03</appl-date><tmark-name>晨光及圖</tmark-name>
<tmark-draft-c>晨光</tmark-draft-c><tmark-draft-e>Dawn &amp; Co</tmark-draft-e><tmark-draft-j/>
<goodsclasses><goodsclass><goodsclass-code>030</goodsclass-code><goods-name>咖啡、茶。</goods-name><goods-group>3001,３００２</goods-group></goodsclass>
<goodsclass><goodsclass-code>043</goodsclass-code><goods-group>4301；4302</goods-group></goodsclass></goodsclasses>
<parties><applicants><applicant><chinese-name>甲商號</chinese-name></applicant><applicant><chinese-name>乙商號</chinese-name></applicant></applicants></parties></tmarkcontent>
<tmarkcontent><appl-no>40000001</appl-no><appl-date>1951/05/01</appl-date><tmark-name>老牌</tmark-name>
<goodsclasses><goodsclass><goodsclass-code>032</goodsclass-code></goodsclass></goodsclasses></tmarkcontent>
</tmarkappl></API>`

/** The first of them as the office's list of rights has it after its registration, and what became of it; goods stand there without an element around them. */
export const rightsOf = (deletion: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<tmarkrights><tmarkcontent sequence="1"><exam-no>01500001</exam-no><appl-no>100000001</appl-no><tmark-name>晨光及圖</tmark-name>
<tmark-class-desc>商標</tmark-class-desc><tmark-draft-c>晨光</tmark-draft-c>
<goodsclass><goodsclass-code>030</goodsclass-code><goods-name>咖啡（烘焙、研磨）；茶</goods-name><goods-group>3001</goods-group></goodsclass>
<deadline>2031/11/15</deadline><appl-date>2011/01/03</appl-date><reg-date>2011/11/16</reg-date><reg-notice-date>2011/11/16</reg-notice-date>
<del-reason>${deletion}</del-reason><opposition-status>0</opposition-status><transfer-status>1</transfer-status>
<parties><applicants><applicant><chinese-name>丁公司</chinese-name></applicant></applicants></parties></tmarkcontent></tmarkrights>`

export interface PublishedMark {
  readonly number: string
  readonly name: string
  readonly class: number
  /** YYYY-MM-DD */
  readonly publishedOn: string
  readonly owner?: string
}
/** A day in years of the Republic. */
const republican = (day: string): string =>
  `${Number(day.slice(0, 4)) - 1911}.${day.slice(5, 7)}.${day.slice(8)}`

/** An issue of the gazette with these marks. */
export const gazetteOf = (...marks: readonly PublishedMark[]): string =>
  `<RegContentList>${marks
    .map(
      (mark) => `<RegContent><CaseNo>${mark.number}</CaseNo><RegisterNo>R${mark.number}</RegisterNo>
<Trademark_Name>${mark.name}</Trademark_Name><SDate>${republican(mark.publishedOn)}</SDate>
<RegContentClassification><Class>${mark.class}</Class></RegContentClassification>
<RegContentOwner><AChinese>${mark.owner ?? '丙公司'}</AChinese></RegContentOwner></RegContent>`,
    )
    .join('')}</RegContentList>`

/** A registration of an issue of the gazette. */
export const gazette = `<RegContentList total-count="1"><RegContent no="1"><CaseNo>110012345</CaseNo><RegisterNo>02212345</RegisterNo>
<Trademark_Name>好茶設計字</Trademark_Name><Filing_Date>110.03.16</Filing_Date><SDate>111.03.16</SDate><EDate>121.03.15</EDate>
<RegContentClassification><Class>30</Class><Goods_Denomination>茶。</Goods_Denomination></RegContentClassification>
<RegContentClassification><Class>43</Class></RegContentClassification>
<RegContentOwner><AChinese>丙公司</AChinese></RegContentOwner></RegContent></RegContentList>`

/** An application of that mark, as it is filed. */
export const applicationOf = (number: string, name: string, filedOn: string): string =>
  `<tmarkappl><tmarkcontent><appl-no>${number}</appl-no><appl-date>${filedOn.replaceAll('-', '/')}</appl-date><tmark-name>${name}</tmark-name>
<tmark-draft-c>${name}</tmark-draft-c><goodsclasses><goodsclass><goodsclass-code>030</goodsclass-code><goods-group>3001</goods-group></goodsclass></goodsclasses></tmarkcontent></tmarkappl>`

/** Two case files of the United States' daily XML. */
export const daily = `<trademark-applications-daily><application-information><file-segments><action-keys>
<case-file><serial-number>97000001</serial-number><registration-number>0000000</registration-number>
<case-file-header><filing-date>20210801</filing-date><mark-identification>BLUE HERON</mark-identification></case-file-header>
<classifications><classification><international-code>030</international-code></classification></classifications>
<case-file-owners><case-file-owner><party-name>Heron LLC</party-name></case-file-owner></case-file-owners></case-file>
<case-file><serial-number>97000002</serial-number><registration-number>6900002</registration-number>
<case-file-header><filing-date>20200102</filing-date><mark-identification>QUIET HARBOR</mark-identification></case-file-header></case-file>
</action-keys></file-segments></application-information></trademark-applications-daily>`
