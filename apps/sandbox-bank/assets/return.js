// The browser goes back to the shop with the result, as it does at the real bank; the button is for who has no scripts.
setTimeout(() => document.getElementById('return')?.submit(), 1200)
