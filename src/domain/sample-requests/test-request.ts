import { EMPTY_REQUEST, type SampleRequestInput } from './sample-request.ts';

/** A complete request for tests. */
export function aSampleRequest(changes: Partial<SampleRequestInput> = {}): SampleRequestInput {
	return {
		...EMPTY_REQUEST,
		professionalAffiliation: 'safety',
		companySize: '200-500',
		companyEmail: 'd.okafor@northframe.example',
		firstName: 'Dele',
		lastName: 'Okafor',
		jobTitle: 'Safety manager',
		phone: '905 555 0123',
		companyName: 'Northframe Fabrication',
		streetAddress: '41 Forge Road',
		city: 'Oakville',
		provinceOrState: 'ON',
		postalCode: 'L6M 3A1',
		additionalNotes: 'Overhead stick all winter.',
		samples: [
			{ partNumber: 'xy300', size: 'L' },
			{ partNumber: 'xy276-3', size: 'M' },
		],
		...changes,
	};
}
