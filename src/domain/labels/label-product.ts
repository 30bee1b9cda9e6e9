/** A glove as the add-product overlay offers it. */
export type LabelProduct = {
	partNumber: string;
	name: string;
	/** What is printed in brackets after the name. */
	label: string;
	/** In the order of sizes. */
	sizes: string[];
	/** Empty when there is none. */
	picture: string;
};
