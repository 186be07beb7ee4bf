import { field, formFault, type Given } from '../pages/form'
import { html, type Html } from '@originseal/pages'
import { layout } from '../pages/layout'
import { shops } from '../shops/shops'
import { choices, ranges, ticks, type Choice, type Range, type Tick } from './alteration-fields'
import type { FieldFaults } from './listing-form'

/** The form that puts a listing on sale; with `faults` it is the answer to one that was not complete. */
export function sellPage(given: Given = {}, faults: FieldFaults = {}): string {
  return layout({
    title: '上架商品',
    description: '在沙盒市集上架一件商品，不需要帳號。',
    scripts: ['sell.js'],
    body: html`<div class="frame narrow">
      <h1>上架商品</h1>
      <p class="lead">
        不需要帳號，送出後立刻公開。請只上傳您有權使用的圖片；圖片會重新壓縮，並去除拍攝地點等資訊。
      </p>
      ${formFault(faults)}
      <form class="form" method="post" action="/listings" enctype="multipart/form-data" novalidate>
        ${shopChoice(given, faults)} ${field('title', '商品名稱', given, faults, { maxlength: 120 })}
        ${field('price', '價格（新臺幣）', given, faults, { inputmode: 'numeric', maxlength: 9 })}
        ${field('description', '商品說明', given, faults, { rows: 4, maxlength: 2_000, optional: true })}
        ${imageField(faults)} ${alterations(given, faults)}
        <p><button class="button">上架</button></p>
      </form>
    </div>`,
  })
}

function shopChoice(given: Given, faults: FieldFaults): Html {
  return html`<fieldset>
    <legend>店舖</legend>
    <div class="choices">
      ${shops.map(
        (shop) =>
          html`<label class="choice"
            ><input
              type="radio"
              name="shop"
              value="${shop.slug}"
              ${given['shop'] === shop.slug ? html`checked` : ''}
            />
            <span>${shop.name}<small>${shop.tagline}</small></span></label
          >`,
      )}
    </div>
    ${faults['shop'] && html`<p class="fault" id="shop-fault">${faults['shop']}</p>`}
  </fieldset>`
}

function imageField(faults: FieldFaults): Html {
  const fault = faults['image']
  const again = !fault && Object.keys(faults).length > 0
  return html`<div class="field">
    <label for="image">圖片</label>
    <div class="drop">
      <img id="preview" alt="所選圖片的預覽" hidden />
      <input
        id="image"
        name="image"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        data-largest="10485760"
        required
        aria-describedby="image-hint${fault ? ' image-fault' : ''}"
        ${fault ? html`aria-invalid="true"` : ''}
      />
    </div>
    <p class="hint" id="image-hint">
      JPG、PNG、WEBP、GIF 或 AVIF，10 MB 以內${again && '。瀏覽器不會保留檔案，請再選一次圖片。'}
    </p>
    <p class="fault" id="image-fault" ${fault ? '' : html`hidden`}>${fault}</p>
  </div>`
}

function alterations(given: Given, faults: FieldFaults): Html {
  const faulty = [...ranges, ...choices].some(({ name }) => faults[name] !== undefined)
  const touched = [...ranges, ...choices, ...ticks].some(({ name }) => (given[name] ?? '') !== '')
  return html`<details class="alterations" ${faulty || touched ? html`open` : ''}>
    <summary>改圖 <small>（選填）模擬盜圖者常用的手法，上架前套用在圖片上</small></summary>
    <div class="alteration-grid">
      ${ranges.map((range) => rangeField(range, given, faults))}
      ${choices.map((choice) => choiceField(choice, given, faults))}
    </div>
    <div class="choices">${ticks.map((tick) => tickField(tick, given))}</div>
  </details>`
}

function rangeField({ name, label, from, to }: Range, given: Given, faults: FieldFaults): Html {
  return field(name, label, given, faults, {
    type: 'number',
    inputmode: 'numeric',
    maxlength: 3,
    optional: true,
    hint: `${from}–${to}`,
  })
}

function choiceField({ name, label, options }: Choice, given: Given, faults: FieldFaults): Html {
  const fault = faults[name]
  return html`<div class="field">
    <label for="${name}">${label}<small>（選填）</small></label>
    <select id="${name}" name="${name}">
      ${[['', '不變'] as const, ...options].map(
        ([value, text]) =>
          html`<option value="${value}" ${(given[name] ?? '') === value ? html`selected` : ''}>
            ${text}
          </option>`,
      )}
    </select>
    ${fault && html`<p class="fault">${fault}</p>`}
  </div>`
}

function tickField({ name, label }: Tick, given: Given): Html {
  return html`<label class="choice"
    ><input type="checkbox" name="${name}" value="yes" ${given[name] === 'yes' ? html`checked` : ''} />
    ${label}</label
  >`
}
