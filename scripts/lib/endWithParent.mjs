// Loaded into the server by `npm start` (node --import): a server whose start script was killed must not run
// on unnoticed, holding the port and the data folder. It stops in order, as on SIGTERM.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
