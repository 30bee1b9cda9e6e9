/** The ES module build of the library, which bundlers include without a wrapper. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
	export * from 'leaflet';
}
