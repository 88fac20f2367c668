/** Every path is a page of the CMS; requests for anything else never reach Vike. */
export default "*";
