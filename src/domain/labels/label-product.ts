/** A glove as shown in the add-product overlay. */
export type LabelProduct = {
	partNumber: string;
	name: string;
	/** Printed in brackets after the name. */
	label: string;
	/** Sorted by size. */
	sizes: string[];
	/** Empty if there is none. */
	picture: string;
};
