/**
 * Waters by English and French name, latitude and longitude of the middle of the name, with the minimum and maximum
 * zoom at which the map labels them.
 */
export const WATERS: readonly (readonly [string, string, number, number, number, number])[] = [
	['Lake Ontario', 'lac Ontario', 43.62, -77.9, 6, 9],
	['Lake Erie', 'lac Érié', 42.25, -81.1, 6, 9],
	['Lake Huron', 'lac Huron', 44.6, -82.4, 6, 9],
	['Georgian Bay', 'baie Georgienne', 45.25, -80.9, 7, 9],
	['Lake Superior', 'lac Supérieur', 47.6, -87.6, 5, 8],
	['Lake Michigan', 'lac Michigan', 43.6, -87.1, 6, 9],
	['Lake Winnipeg', 'lac Winnipeg', 52.6, -97.9, 6, 9],
	['Hudson Bay', 'baie d’Hudson', 59.5, -85.5, 3, 7],
	['James Bay', 'baie James', 53.4, -80.6, 5, 8],
	['Gulf of St. Lawrence', 'golfe du Saint-Laurent', 48.3, -61.6, 5, 8],
	['Bay of Fundy', 'baie de Fundy', 44.95, -66.2, 7, 9],
	['Atlantic Ocean', 'océan Atlantique', 43, -59, 4, 7],
	['Pacific Ocean', 'océan Pacifique', 50, -132, 4, 7],
];
