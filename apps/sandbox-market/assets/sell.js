'use strict'
/* Shows the chosen picture and says at once if it is too large. The server checks all of it again. */
{
  const input = document.getElementById('image')
  const preview = document.getElementById('preview')
  const fault = document.getElementById('image-fault')
  let address

  input.addEventListener('change', () => {
    if (address) URL.revokeObjectURL(address)
    const file = input.files[0]
    const tooLarge = file !== undefined && file.size > Number(input.dataset.largest)
    fault.hidden = !tooLarge
    fault.textContent = tooLarge ? '圖片超過 10 MB，請縮小後再上傳' : ''
    input.toggleAttribute('aria-invalid', tooLarge)
    address = file && !tooLarge ? URL.createObjectURL(file) : undefined
    preview.hidden = address === undefined
    if (address) preview.src = address
  })

  input.form.addEventListener('submit', (event) => {
    if (fault.hidden || fault.textContent !== '圖片超過 10 MB，請縮小後再上傳') {
      input.form.querySelector('button.button').disabled = true
      return
    }
    event.preventDefault()
    input.focus()
  })
  window.addEventListener('pageshow', () => {
    input.form.querySelector('button.button').disabled = false
  })
}
