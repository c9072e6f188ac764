// Loaded into the server by `npm start` (node --import): a server whose start script was killed must not go on
// unseen, holding the port and the data folder. It closes in order, as on SIGTERM.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
