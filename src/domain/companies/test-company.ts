import type { Company } from './company.ts';

/** A complete and valid company for tests; pass only the fields the test is about. */
export function aCompany(changes: Partial<Company> = {}): Company {
	const shippingAddress = changes.shippingAddress ?? '40 Elm St, Sudbury, ON P3C 1S8';
	return {
		operatingName: 'Boreal Arc Academy',
		legalName: 'Boreal Arc Academy Inc.',
		shippingAddress,
		shippingAddresses: [{ name: 'School', address: shippingAddress, isDefault: true }],
		billingAddress: shippingAddress,
		website: 'https://boreal-arc.example',
		industry: 'Training',
		businessType: 'Corporation',
		language: 'en',
		phone: '(705) 555-0100',
		email: 'office@boreal-arc.example',
		primaryContact: {
			name: 'Maude Gagnon',
			title: 'Instructor',
			email: 'm.gagnon@boreal-arc.example',
			phone: '(705) 555-0101',
		},
		otherContacts: [],
		gstNumber: '123456782RT0001',
		taxId: '123456782',
		dunsNumber: '150483782',
		...changes,
	};
}
