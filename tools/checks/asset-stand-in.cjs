/** What a style sheet or picture is under jest: its import must work, its content is the bundler's business. */
module.exports = 'asset'
