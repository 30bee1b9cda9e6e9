/** Staff and companies of a busy site, with names as long as real ones. */
export const BUSY = {
	staff: {
		email: 'b@emberhide.example',
		name: 'Bartholomew-Alexander Featherstonehaugh-Cholmondeley von Lichtenstein',
	},
	buyer: {
		email: 'marie-eve.bourassa-desrochers@approvisionnements-saint-hyacinthe.example',
		name: 'Marie-Ève-Alexandrine Bourassa-Desrochers-Lafontaine',
	},
	company: 'Approvisionnements industriels et fournitures de soudage Saint-Hyacinthe–Lévis inc.',
	password: 'nine pallets by the dock door',
};
