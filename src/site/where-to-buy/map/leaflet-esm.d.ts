/** The library as modules: a bundler takes them without a wrapper. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
	export * from 'leaflet';
}
